import { hash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { ApiToken } from '../../../../shared/local-api/api-token.ts';
import { HttpError } from '../../system/http/http-error.ts';
import { rejectOtherMethods, sendText } from './http-rules.ts';

export const CALENDAR_PATH = '/calendar.ics';

/**
 * Derives a token that is valid only for the calendar, so a calendar app doesn't need the API token. The
 * derived token changes with the API token.
 */
export const deriveCalendarToken = ({ token }: Pick<ApiToken, 'token'>): string =>
  hash('sha256', `calendar ${token}`, 'base64url');

/** Returns the path to the first administrator's calendar, or null if there is no administrator. */
export function findCalendarPath(tokens: readonly ApiToken[]): string | null {
  const owner = tokens.find(({ role }) => role === 'administrator');
  return owner ? `${CALENDAR_PATH}?token=${deriveCalendarToken(owner)}` : null;
}

const calendarQuery = z.object({ token: z.string() });

/** Serves the plan as a calendar to clients with an administrator's calendar token. */
export function addCalendarRoute(
  app: FastifyInstance,
  {
    format,
    tokens,
  }: {
    /** Returns the calendar, or null if the served library isn't the user's. */
    format: () => string | null;
    tokens: () => readonly ApiToken[];
  },
): void {
  app.get(CALENDAR_PATH, (request, reply) => {
    const query = calendarQuery.safeParse(request.query);
    if (!query.success || !isCalendarToken(query.data.token, tokens())) {
      throw new HttpError(
        401,
        "The calendar token isn't valid. In the app, go to Plan and copy the calendar URL again.",
      );
    }
    const calendar = format();
    // After a 503, calendar apps keep their dates.
    if (calendar === null) {
      throw new HttpError(
        503,
        "The local API uses the test library, so your plan's calendar is paused. In the app, go to Local API > Library and choose This library.",
      );
    }
    return sendText(reply.header('cache-control', 'no-store'), 'text/calendar; charset=utf-8', calendar);
  });
  rejectOtherMethods(app, CALENDAR_PATH, ['GET']);
}

const isCalendarToken = (presented: string, tokens: readonly ApiToken[]): boolean =>
  tokens.some(
    (token) =>
      token.role === 'administrator' &&
      timingSafeEqual(
        hash('sha256', presented, 'buffer'),
        hash('sha256', deriveCalendarToken(token), 'buffer'),
      ),
  );
