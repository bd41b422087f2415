// The features by which a page could watch, locate, charge or track somebody. The list is short on purpose: it travels
// with every page, and frames of others are refused by the policy anyway.
const denied = [
  'browsing-topics',
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'hid',
  'idle-detection',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
];

/** The site uses no powerful feature, so that injected code finds none either. */
export const permissionsPolicy = denied.map((feature) => `${feature}=()`).join(', ');
