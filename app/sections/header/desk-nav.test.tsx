// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInShell } from '#app/testing/render-in-shell.tsx';
import { DeskNav } from './desk-nav.tsx';

test('the bar has Home, five groups and Contact Us', () => {
  renderInShell(<DeskNav />);

  const buttons = screen.getAllByRole('button').map((button) => button.textContent);
  expect(buttons).toEqual(['Corporate', 'ERP', 'Digital Transformation', 'Data Science', 'Cybersecurity']);
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact-us');
});

test('each group lists its pages', () => {
  const { container } = renderInShell(<DeskNav />);

  const groups = [...container.querySelectorAll('.nav-panel')].map((panel) =>
    [...panel.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  );
  expect(groups).toEqual([
    ['/about-us', '/partners-clients', '/careers'],
    [
      '/sap',
      '/sap-business-one',
      '/salesforce-services',
      '/oracle-services',
      '/hire-an-erp-consultant',
      '/database-administration',
    ],
    [
      '/web-development',
      '/native-mobile-applications',
      '/testing',
      '/aws-cloud-services',
      '/azure-cloud-services',
      '/managed-cloud-services',
    ],
    ['/ai-ml', '/data-analytics', '/generative-ai'],
    [
      '/network-security',
      '/penetration-testing',
      '/vulnerability-assessment',
      '/data-protection',
      '/container-security',
      '/endpoint-security',
    ],
  ]);
});

test('a Spanish page leads to Spanish pages only', () => {
  const { container } = renderInShell(<DeskNav />, '/es/sap');

  const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((href) => href !== '/es' && !href.startsWith('/es/'))).toEqual([]);
});

test('a button names the panel that it opens', () => {
  const { container } = renderInShell(<DeskNav />);
  const button = screen.getByRole('button', { name: 'ERP' });

  fireEvent.click(button);

  const panel = container.querySelector(`#${button.getAttribute('aria-controls')}`);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(panel?.hasAttribute('data-open')).toBe(true);
  expect(container.querySelectorAll('[data-open]')).toHaveLength(1);
});

test('the active route is marked, in the panel and on its group', async () => {
  const { container, router } = renderInShell(<DeskNav />, '/sap');
  const marked = () =>
    [...container.querySelectorAll('[aria-current="page"]')].map((link) => link.getAttribute('href'));
  const groups = () =>
    [...container.querySelectorAll('button[aria-current="true"]')].map((button) => button.textContent);

  expect(marked()).toEqual(['/sap']);
  expect(groups()).toEqual(['ERP']);

  await act(() => router.navigate('/contact-us'));
  expect(marked()).toEqual(['/contact-us']);
  expect(groups()).toEqual([]);
});

test('all stands in one navigation with a name', () => {
  renderInShell(<DeskNav />);

  expect(within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link').length).toBeGreaterThan(20);
});
