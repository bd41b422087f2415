import { expect, test } from 'vitest';
import { framesOf, type TraceEvent } from './frame-trace.ts';

type Motion = { scroll?: true; still?: true };

/** The report of one frame, `at` milliseconds after the first. */
function frame(at: number, state: string, { scroll, still }: Motion = {}): TraceEvent {
  const frame_reporter = {
    frame_sequence: at,
    layer_tree_host_id: 1,
    state: `STATE_${state}`,
    scroll_state: scroll ? 'SCROLL_COMPOSITOR_THREAD' : 'SCROLL_NONE',
    has_main_animation: false,
    has_compositor_animation: !still,
  };
  return { name: 'PipelineReporter', ph: 'b', pid: 1, ts: at * 1000, args: { frame_reporter } };
}

function animation(
  at: number,
  ph: string,
  data?: { displayName?: string; nodeName?: string; state?: string },
): TraceEvent {
  return { name: 'Animation', ph, pid: 1, ts: at * 1000, id2: { local: '0x1' }, args: data ? { data } : {} };
}

test('frames that were dropped are due and not shown, and lengthen the frame before', () => {
  const states = ['PRESENTED_ALL', 'DROPPED', 'DROPPED', 'PRESENTED_ALL', 'DROPPED', 'PRESENTED_ALL'];
  const events = states.map((state, index) => frame(index * 16, state));

  expect(framesOf(events, 'anything')).toEqual({ due: 6, shown: 3, longest: 50 });
});

test('a frame of which one part was shown in time is shown', () => {
  expect(framesOf([frame(1, 'DROPPED'), frame(1, 'PRESENTED_PARTIAL')], 'anything')).toMatchObject({
    due: 1,
    shown: 1,
  });
  expect(framesOf([frame(1, 'PRESENTED_PARTIAL'), frame(1, 'DROPPED')], 'anything')).toMatchObject({
    due: 1,
    shown: 1,
  });
});

test('where nothing moves or nothing changes no frame is due', () => {
  const events = [frame(1, 'DROPPED', { still: true }), frame(2, 'NO_UPDATE_DESIRED')];

  expect(framesOf(events, 'anything')).toMatchObject({ due: 0, shown: 0 });
});

test('while somebody scrolls, the frames of the scroll are looked at', () => {
  const events = [frame(1, 'DROPPED'), frame(2, 'PRESENTED_ALL', { scroll: true })];

  expect(framesOf(events, 'scroll')).toEqual({ due: 1, shown: 1, longest: 17 });
});

test('an animation is looked at from the moment in which it runs to its end, others are not', () => {
  const events = [
    animation(0, 'b', { displayName: 'unfold', nodeName: 'DIV', state: 'running' }),
    frame(10, 'DROPPED'),
    animation(20, 'n', { state: 'running' }),
    frame(30, 'PRESENTED_ALL'),
    frame(46, 'DROPPED'),
    animation(50, 'e'),
    frame(60, 'DROPPED'),
  ];

  expect(framesOf(events, /^unfold/)).toEqual({ due: 2, shown: 1, longest: 33 });
  expect(framesOf(events, /DIALOG/)).toMatchObject({ due: 0 });
});

test('an animation with a delay is looked at when it moves', () => {
  const events = [
    animation(0, 'b', { displayName: 'splash-leave', nodeName: 'DIV', state: 'running' }),
    animation(10, 'n', { state: 'running' }),
    frame(100, 'DROPPED'),
    frame(211, 'PRESENTED_ALL'),
    animation(300, 'e'),
  ];

  expect(framesOf(events, /^splash-leave/, 200)).toEqual({ due: 1, shown: 1, longest: 17 });
});
