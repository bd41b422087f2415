import { expect, test } from 'vitest';
import { createStamper, stampPage } from './stamp.ts';

test('a stamp tells its age to the second', () => {
  const clock = { time: 1_000_000, now: () => clock.time };
  const stamper = createStamper('secret', clock);
  const stamp = stamper.issue();
  clock.time += 7000;
  expect(stamper.age(stamp)).toBe(7000);
});

test('a stamp that was changed, or made with another secret, is forged', () => {
  const clock = { now: () => 1_000_000 };
  const stamper = createStamper('secret', clock);
  const [second, signature] = stamper.issue().split('.');
  expect(stamper.age(`zz.${signature}`)).toBe('forged');
  expect(stamper.age(`${second}.AAAAAAAAAAAAAAAA`)).toBe('forged');
  expect(stamper.age(`${second}`)).toBe('forged');
  expect(stamper.age(createStamper('other', clock).issue())).toBe('forged');
});

test('no stamp is absent, and so is one from the future of a clock that was set back', () => {
  const clock = { time: 1_000_000, now: () => clock.time };
  const stamper = createStamper('secret', clock);
  const stamp = stamper.issue();
  clock.time = 500_000;
  expect([stamper.age(''), stamper.age(stamp)]).toEqual(['absent', 'absent']);
});

test('the place in the built page takes the stamp, in either spelling of the input', () => {
  const stamped = '<form><input type="hidden" name="stamp" value="x.y"/></form>';
  expect(stampPage('<form><input type="hidden" name="stamp"/></form>', 'x.y')).toBe(stamped);
  expect(stampPage('<form><input type="hidden" name="stamp" value=""></form>', 'x.y')).toBe(stamped);
  expect(stampPage('<p>no form</p>', 'x.y')).toBe('<p>no form</p>');
});
