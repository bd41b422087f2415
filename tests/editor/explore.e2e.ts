import { test } from './edit-session.ts';

test('explore', async ({ session }) => {
  const { page } = session;
  let n = 0;
  const shot = async (name: string) => {
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `/tmp/x-${n++}-${name}.png` });
  };
  await page.goto('/#/settings');
  await shot('settings');
  await page.goto('/#/settings/contents');
  await shot('settings2');
  await session.edit('erp', 'sap');
  await shot('sap');
  await session.edit('settings', 'pages');
  await shot('pages');
  await session.edit('settings', 'menus');
  await shot('menus');
  await session.edit('settings', 'redirects');
  await shot('redirects');
  await session.edit('settings', 'brand');
  await shot('brand');
  await session.edit('corporate', 'partners-clients');
  await page.getByRole('radio', { name: 'Spanish' }).last().click();
  await shot('partners');
});
