/**
 * What the browser leaves out when it tests or measures pages. A list takes the place of the one that the tool starting it
 * gives: what pages can notice of those comes along. The suggestions below the address bar are pages that each window
 * loads anew, at more than half of what it costs to open one.
 */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'RenderDocument',
  'Translate',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** The command line of a Chromium that asks nothing of the network but the pages it is given. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  `--disable-features=${withoutFeatures}`,
];
