import type { CustomFieldControl, CustomFieldControlProps } from '@sveltia/cms';
import type { createElement, ReactNode } from 'react';
import { words } from './words.ts';

declare const h: typeof createElement;

/** A field that shows the chosen drawing and lets another one be chosen from all. */
export function sceneField(scenes: Record<string, string>): CustomFieldControl {
  return function SceneField({ value, forID, onChange }: CustomFieldControlProps) {
    const button = (id: string, isPressed: boolean | undefined, ...content: ReactNode[]) => {
      const onClick = () => onChange(id);
      const attributes = { type: 'button', className: 'editor-button', 'aria-pressed': isPressed } as const;
      return h('button', { ...attributes, key: id, onClick }, ...content);
    };
    const choices = Object.entries(scenes).map(([id, src]) =>
      button(id, id === value, h('img', { src, alt: '', loading: 'lazy' }), id),
    );
    const current = scenes[value]
      ? h('img', { src: scenes[value], alt: value })
      : h('span', null, value || words.noPicture);
    const none = button('', undefined, words.noPicture);
    return h(
      'details',
      { id: forID, className: 'scene-field' },
      h('summary', null, current, words.choosePicture),
      h('div', { className: 'scene-gallery' }, [none, ...choices]),
    );
  } as CustomFieldControl;
}
