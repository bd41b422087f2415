import { z } from 'zod';
import { menus } from './pages.ts';
import { block, cta, heroDescription, image, item, link, onward, pageBase, paragraphs, sample, text } from './parts.ts';

const linkedItem = item.extend({ to: link });

/** What a card of home shows beside its words. */
const look = {
  icon: z.enum(['brain', 'cloud', 'cycle', 'link', 'phone', 'scale', 'server', 'shield']),
  family: z.enum(menus),
};

const testimonial = z.strictObject({ quote: text, author: text, sample });

const bulletGroup = z.strictObject({ title: text, description: text, bullets: z.array(text).min(3) });

export const homeSchema = pageBase.extend({
  hero: z.strictObject({
    tagline: text,
    title: text,
    phrases: z.array(z.strictObject({ family: look.family, text })).length(7),
    description: heroDescription,
    exploreLabel: text,
    contactLabel: text,
    image,
  }),
  banner: z.strictObject({ title: text, description: text }),
  experience: z.strictObject({
    title: text,
    description: text,
    image,
    tiles: z.array(linkedItem).length(4),
  }),
  about: z.strictObject({
    tagline: text,
    title: text,
    paragraphs: z.array(text).min(2),
    buttonText: text,
    more: onward,
    image,
  }),
  solutions: block.extend({ tagline: text, items: z.array(item.extend(look)).length(4), more: onward }),
  services: z.strictObject({
    tagline: text,
    title: text,
    description: text,
    items: z.array(item.extend({ ...look, links: z.array(link).min(2) })).length(4),
  }),
  testimonials: z.strictObject({ tagline: text, title: text, items: z.array(testimonial).min(4), more: onward }),
  advisory: z.strictObject({
    tagline: text,
    title: text,
    description: text,
    groups: z.array(bulletGroup).length(5),
    more: onward,
  }),
  clients: z.strictObject({ title: text, linkLabel: text }),
  cta,
});

export const sectionSchema = pageBase.extend({
  block: z.enum(['about', 'featured', 'advisory', 'testimonials']),
  hero: z.strictObject({ tagline: text, title: text, description: heroDescription, image }),
  depth: z.array(paragraphs).min(2),
  cta,
});
