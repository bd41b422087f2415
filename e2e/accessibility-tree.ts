import type { Page } from '@playwright/test';

/** What assistive technology is told of one element. */
export type Spoken = {
  role: string;
  name: string;
  level?: number;
  expanded?: boolean;
  selected?: boolean;
  invalid?: boolean;
  required?: boolean;
  description?: string;
};

type Session = { nodes: RawNode[] };
type RawNode = {
  nodeId: string;
  childIds?: string[];
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  description?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
  backendDOMNodeId?: number;
};

/** Gives all that Chromium's accessibility tree holds, in its order; what is inert or hidden is not in it. */
export async function readTree(page: Page): Promise<Spoken[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as Session;
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));

  function below(node: RawNode): RawNode[] {
    return [node, ...(node.childIds ?? []).flatMap((id) => byId.get(id) ?? []).flatMap(below)];
  }

  const [root] = nodes;
  return root
    ? below(root)
        .filter((node) => !node.ignored)
        .map(spokenOf)
    : [];
}

/** Gives what is told of the element that has the focus. */
export async function readFocused(page: Page): Promise<Spoken> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' });
  const { nodes } = (await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  })) as Session;
  await session.detach();
  const [node] = nodes;
  if (!node) throw new Error('the element with the focus is not in the accessibility tree');
  return spokenOf(node);
}

function spokenOf(node: RawNode): Spoken {
  const states = Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value]));
  return {
    role: String(node.role?.value ?? ''),
    name: String(node.name?.value ?? ''),
    ...(typeof states.level === 'number' ? { level: states.level } : {}),
    ...(typeof states.expanded === 'boolean' ? { expanded: states.expanded } : {}),
    ...(typeof states.selected === 'boolean' ? { selected: states.selected } : {}),
    ...(states.required === true ? { required: true } : {}),
    ...(states.invalid === 'true' ? { invalid: true } : {}),
    ...(node.description?.value ? { description: String(node.description.value) } : {}),
  };
}
