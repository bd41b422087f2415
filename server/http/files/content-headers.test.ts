import { expect, test } from 'vitest';
import { siteSecurity } from '../headers/security.ts';
import { contentHeaders } from './content-headers.ts';

function policyOf(path: string): string | undefined {
  return contentHeaders({ path, bytes: Buffer.from('<!doctype html>') }, siteSecurity())['Content-Security-Policy'];
}

test('the editing screen has a policy of its own, and pages keep theirs', () => {
  expect(policyOf('/admin/index.html')).toContain('frame-src blob:');
  expect(policyOf('/sap/index.html')).not.toContain('blob:');
  expect(policyOf('/sap/index.html')).not.toContain('unsafe-inline');
});
