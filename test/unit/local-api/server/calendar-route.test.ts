import { describe, expect, it } from 'vitest';
import { findCalendarPath } from '../../../../electron/host/local-api/server/calendar-route.ts';
import { createLocalProfile } from '../../../../shared/settings.ts';
import { ADMIN, MEMBER, startApi } from '../../../support/test-api.ts';

describe("the local API's calendar", () => {
  it("is served only to an administrator's calendar token", async () => {
    const api = await startApi();
    const path = findCalendarPath([{ ...createLocalProfile('administrator'), token: ADMIN }]) ?? '';
    const served = await api.call('GET', path, { token: null });
    expect(served.status).toBe(200);
    expect(served.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(served.text).toContain('BEGIN:VCALENDAR');
    const { rows } = api.requests.list({ search: '', all: true, limit: 10 });
    expect(rows).toHaveLength(1);
    const logged = JSON.stringify([rows, api.requests.get(rows[0]?.id ?? 0)]);
    expect(logged).toContain('/calendar.ics?token=');
    expect(logged).not.toContain(path.split('=')[1]);
    for (const token of ['', 'wrong', ADMIN, MEMBER]) {
      expect((await api.call('GET', `/calendar.ics?token=${token}`, { token: null })).status).toBe(401);
    }
    expect((await api.call('GET', '/calendar.ics', { token: ADMIN })).status).toBe(401);
    await api.close();
  });

  it('has no URL without an administrator', () => {
    expect(findCalendarPath([{ ...createLocalProfile('member'), token: MEMBER }])).toBeNull();
  });
});
