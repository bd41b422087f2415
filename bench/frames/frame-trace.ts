/** One event of Chromium's trace, as far as it is read here. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  /** Microseconds. */
  ts: number;
  id2?: { local?: string };
  args: { frame_reporter?: FrameReport; data?: { displayName?: string; nodeName?: string; state?: string } };
};

type FrameReport = {
  frame_sequence: number;
  layer_tree_host_id: number;
  state: string;
  scroll_state: string;
  has_main_animation: boolean;
  has_compositor_animation: boolean;
};

/**
 * Which frames of a trace are looked at: those while an animation or transition runs whose name or element matches, those
 * while a person scrolls, or those while anything at all moves.
 */
export type Watched = RegExp | 'scroll' | 'anything';

/** Frames of the screen while something moved: how many were due, how many were shown, the longest in ms. */
export type Frames = { due: number; shown: number; longest: number };

type Span = { from: number; to: number };

/** Milliseconds of one frame at 60 a second. */
const frameTime = 1000 / 60;

/**
 * Takes a trace, gives its watched frames; of animations with a delay those after their `delay` in ms. A frame is due when something had changed since the one before. It is shown
 * when the compositor showed it in time, even if a part that the main thread still worked on followed later. The
 * compositor reports a frame whose parts took different ways more than once; one showing is enough.
 */
export function framesOf(events: readonly TraceEvent[], watched: Watched, delay = 0): Frames {
  const spans = watched instanceof RegExp ? spansOf(events, watched, delay) : [];
  const frames = new Map<string, boolean>();
  for (const { name, ph, pid, ts, args } of events) {
    const report = args.frame_reporter;
    if (name !== 'PipelineReporter' || ph !== 'b' || !report || report.state === 'STATE_NO_UPDATE_DESIRED') continue;
    if (watched instanceof RegExp ? !spans.some(({ from, to }) => ts >= from && ts <= to) : !moves(report, watched))
      continue;
    const key = `${pid} ${report.layer_tree_host_id} ${report.frame_sequence}`;
    frames.set(key, frames.get(key) || report.state.startsWith('STATE_PRESENTED'));
  }
  const inOrder = [...frames.values()];
  return { due: inOrder.length, shown: inOrder.filter(Boolean).length, longest: longestOf(inOrder) };
}

function moves(report: FrameReport, watched: 'scroll' | 'anything'): boolean {
  if (watched === 'scroll') return report.scroll_state !== 'SCROLL_NONE';
  return report.has_main_animation || report.has_compositor_animation;
}

/** When matching animations ran: from `delay` ms after the moment in which the compositor has one to its end. */
function spansOf(events: readonly TraceEvent[], pattern: RegExp, delay: number): Span[] {
  const running = new Map<string, Span>();
  const spans: Span[] = [];
  for (const { name, ph, pid, ts, id2, args } of events) {
    if (name !== 'Animation') continue;
    const key = `${pid} ${id2?.local}`;
    const span = running.get(key);
    if (ph === 'b' && pattern.test(`${args.data?.displayName} ${args.data?.nodeName}`)) {
      running.set(key, { from: Number.POSITIVE_INFINITY, to: Number.POSITIVE_INFINITY });
      spans.push(running.get(key) as Span);
    }
    if (span && ph === 'n' && args.data?.state === 'running') span.from = Math.min(span.from, ts + delay * 1000);
    if (span && ph === 'e') {
      span.to = ts;
      running.delete(key);
    }
  }
  return spans;
}

/** A frame stays until the next one is shown: one frame's time, and one more for each that was dropped in between. */
function longestOf(shown: readonly boolean[]): number {
  let longest = 0;
  let dropped = 0;
  for (const isShown of shown) {
    dropped = isShown ? 0 : dropped + 1;
    longest = Math.max(longest, dropped);
  }
  return Math.round((longest + 1) * frameTime);
}
