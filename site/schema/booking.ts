import { z } from 'zod';
import { properName, sample } from './field-types.ts';

/** Which times of the office hours visitors may choose for a call. */
export const bookingSchema = z
  .strictObject({
    on: z.boolean(),
    noticeHours: z.number().min(0).max(100).default(4),
    horizonDays: z.int().min(1).max(60).default(21),
    pauseMinutes: z.int().min(0).max(240).default(15),
    perDay: z.int().min(1).max(50).default(3),
    hosts: z
      .array(z.strictObject({ name: properName, email: z.email().meta({ role: 'address' }), sample }))
      .default([])
      .refine((hosts) => new Set(hosts.map(({ email }) => email.toLowerCase())).size === hosts.length, {
        error: 'mailbox-twice',
      }),
  })
  .refine(({ on, hosts }) => !on || hosts.length > 0, {
    error: 'no-hosts',
    path: ['hosts'],
  });
