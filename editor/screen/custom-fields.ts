import CMS, { type CustomFieldControl, type CustomFieldControlProps } from '@sveltia/cms';
import type { ComponentType, createElement, ReactNode } from 'react';
import { fromHex, type Oklch, toHex } from '#shared/oklch.ts';
import type { Choice } from '../choices.ts';
import { words } from './words.ts';

declare const h: typeof createElement;

/**
 * Sveltia's own select field, with choices that many fields share. In its configuration they would make half of that,
 * all of which Sveltia checks at each start.
 */
export function choiceField(choices: Record<string, Choice[]>): CustomFieldControl {
  return function ChoiceField(props: CustomFieldControlProps) {
    const { value, field } = props;
    const listed = choices[field.get('from')] ?? [];
    const others = !value || listed.some((choice) => choice.value === value) ? [] : [{ label: value, value }];
    const select = CMS.getFieldType('select')?.control as ComponentType<Record<string, unknown>>;
    return h(select, { ...props, field: { ...field.toJS(), widget: 'select', options: [...listed, ...others] } });
  } as CustomFieldControl;
}

/** A field that shows the chosen drawing and lets another one be chosen from all. */
export function sceneField(scenes: Record<string, string>): CustomFieldControl {
  return function SceneField({ value, forID, onChange }: CustomFieldControlProps) {
    const button = (id: string, isPressed: boolean | undefined, ...content: ReactNode[]) => {
      const onClick = ({ currentTarget }: { currentTarget: HTMLElement }) => {
        onChange(id);
        const gallery = currentTarget.closest('details');
        gallery?.removeAttribute('open');
        gallery?.querySelector('summary')?.focus();
      };
      const attributes = { type: 'button', className: 'editor-button', 'aria-pressed': isPressed } as const;
      return h('button', { ...attributes, key: id, onClick }, ...content);
    };
    const choices = Object.entries(scenes).map(([id, src]) =>
      button(id, id === value, h('img', { src, alt: '', loading: 'lazy' }), id),
    );
    const chosenPicture = scenes[value]
      ? h('img', { src: scenes[value], alt: value })
      : h('span', null, value || words.noPicture);
    const noneButton = button('', undefined, words.noPicture);
    return h(
      'details',
      { id: forID, className: 'scene-field' },
      h('summary', null, chosenPicture, ' · ', words.choosePicture),
      h('div', { className: 'scene-gallery' }, [noneButton, ...choices]),
    );
  } as CustomFieldControl;
}

/** Lightness and chroma in which a bare hue is shown. */
const sampleColor = { lightness: 0.565, chroma: 0.15 };

/**
 * A hue, or a group of hue, chroma and lightness, chosen as a color: by eye, or typed as hex. Sveltia's own color field
 * keeps hex alone, which has no hue that drawings and both schemes could take over.
 */
export const colorField = function ColorField({ value, forID, onChange }: CustomFieldControlProps) {
  const color = typeof value === 'object' ? value : { ...sampleColor, hue: value };
  const hex = toHex([color.lightness, color.chroma, color.hue]);
  function choose(typed: string): void {
    if (!/^#[\da-f]{6}$/i.test(typed) || typed === hex) return;
    const [lightness, chroma, hue] = fromHex(typed).map((channel, index) =>
      Number(channel.toFixed(index < 2 ? 3 : 0)),
    ) as unknown as Oklch;
    onChange(typeof value === 'object' ? { hue, chroma, lightness } : hue);
  }
  const input = (type: string, attributes: object) => h('input', { type, ...attributes });
  return h(
    'span',
    { className: 'color-field' },
    input('color', {
      id: forID,
      value: hex,
      onChange: ({ target }: { target: HTMLInputElement }) => choose(target.value),
    }),
    input('text', {
      key: hex,
      defaultValue: hex,
      'aria-label': words.hex,
      onBlur: ({ target }: { target: HTMLInputElement }) => choose(target.value),
    }),
    `${words.hue} ${color.hue}`,
  );
} as CustomFieldControl;
