import type { CDPSession, Page } from '@playwright/test';

/** What assistive technology is told of one element. */
export type Spoken = {
  role: string;
  name: string;
  description: string;
  level?: number;
  expanded?: boolean;
  selected?: boolean;
  invalid?: 'true' | 'false';
  required?: boolean;
  focusable?: boolean;
  hasPopup?: string;
  /** The id of the element that it controls. */
  controls?: string;
  url?: string;
};

type RawNode = Awaited<ReturnType<typeof readNodes>>[number];

/** Returns all that Chromium's accessibility tree holds, in its order; what is inert or hidden is not in it. */
export async function readTree(page: Page): Promise<Spoken[]> {
  return inOrder(await readNodes(await treeSession(page))).map(spokenOf);
}

/** Returns what stands in the live regions of the page: what came into them last is what a screen reader says. */
export async function readLiveRegions(page: Page): Promise<{ live: string; text: string }[]> {
  const nodes = await readNodes(await treeSession(page));
  const regions = inOrder(nodes).flatMap((node) => {
    const live = node.properties?.find(({ name }) => name === 'live')?.value.value;
    return live === 'polite' || live === 'assertive' ? [{ node, live }] : [];
  });
  return regions.map(({ node, live }) => {
    const texts = inOrder(nodes, [node]).filter(({ role }) => role?.value === 'StaticText');
    return { live, text: texts.map(({ name }) => String(name?.value).trim()).join(' ') };
  });
}

/**
 * Returns what is told of each element of an array that stands in the page under a global name, and its place in the reading
 * order; undefined for what nobody is told.
 */
export async function readElements(page: Page, array: string) {
  const session = await treeSession(page);
  const nodes = inOrder(await readNodes(session));
  const places = new Map(nodes.map((node, place) => [node.backendDOMNodeId, { node, place }]));
  const { result } = await session.send('Runtime.evaluate', { expression: array });
  const { result: items } = await session.send('Runtime.getProperties', {
    objectId: result.objectId ?? '',
    ownProperties: true,
  });
  const elements = items.filter(({ value }) => value?.subtype === 'node').map(({ value }) => value?.objectId ?? '');
  const described = await Promise.all(elements.map((objectId) => session.send('DOM.describeNode', { objectId })));
  return described.map(({ node }) => {
    const found = places.get(node.backendNodeId);
    return found && { ...spokenOf(found.node), place: found.place };
  });
}

export async function readFocused(page: Page): Promise<Spoken> {
  const session = await treeSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const wanted = { objectId: result.objectId ?? '', fetchRelatives: false };
  const [node] = (await session.send('Accessibility.getPartialAXTree', wanted)).nodes;
  if (!node) throw new Error('the element with the focus is not in the accessibility tree');
  return spokenOf(node);
}

const treeSessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Returns the page's session for its tree. It keeps the tree for as long as the page is open, as assistive technology does:
 * Chromium 156 may crash on a page whose tree is made and disposed of again and again.
 */
function treeSession(page: Page): Promise<CDPSession> {
  const open = async () => {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return session;
  };
  const session = treeSessions.get(page) ?? open();
  treeSessions.set(page, session);
  return session;
}

async function readNodes(session: CDPSession) {
  return (await session.send('Accessibility.getFullAXTree')).nodes;
}

/** Returns a node, the page itself where none is given, and all below it that is told, in the tree's order. */
function inOrder(nodes: RawNode[], [top] = nodes): RawNode[] {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  function gather(node: RawNode): RawNode[] {
    return [node, ...(node.childIds ?? []).flatMap((id) => byId.get(id) ?? []).flatMap(gather)];
  }
  return (top ? gather(top) : []).filter(({ ignored }) => !ignored);
}

function spokenOf({ role, name, description, properties = [] }: RawNode): Spoken {
  return {
    ...Object.fromEntries(properties.map(({ name, value }) => [name, value.value])),
    role: String(role?.value ?? ''),
    name: String(name?.value ?? ''),
    description: String(description?.value ?? ''),
  };
}
