import { z } from 'zod';

/**
 * The schema of HAR 1.2 (http://www.softwareishard.com/blog/har-12-spec/). All required fields must exist,
 * and unknown fields are rejected.
 */

const comment = z.string().optional();
const size = z.int().min(-1);
const duration = z.number().min(0);
const namedValue = z.strictObject({ name: z.string(), value: z.string(), comment });
const cookie = z.strictObject({
  name: z.string(),
  value: z.string(),
  path: z.string().optional(),
  domain: z.string().optional(),
  expires: z.string().optional(),
  httpOnly: z.boolean().optional(),
  secure: z.boolean().optional(),
  comment,
});
const message = {
  httpVersion: z.string().min(1),
  cookies: z.array(cookie),
  headers: z.array(namedValue),
  headersSize: size,
  bodySize: size,
  comment,
};
const entry = z.strictObject({
  pageref: z.string().optional(),
  startedDateTime: z.iso.datetime({ offset: true }),
  time: duration,
  request: z.strictObject({
    ...message,
    method: z.string().min(1),
    url: z.url().refine((url) => !url.includes('#'), 'a fragment'),
    queryString: z.array(namedValue),
    postData: z.strictObject({ mimeType: z.string(), text: z.string(), comment }).optional(),
  }),
  response: z.strictObject({
    ...message,
    status: z.int().min(0),
    statusText: z.string(),
    content: z.strictObject({
      size: z.int().min(0),
      compression: z.int().optional(),
      mimeType: z.string().min(1),
      text: z.string().optional(),
      encoding: z.string().optional(),
      comment,
    }),
    redirectURL: z.string(),
  }),
  cache: z.strictObject({}),
  timings: z.strictObject({
    blocked: duration.optional(),
    dns: duration.optional(),
    connect: duration.optional(),
    send: duration,
    wait: duration,
    receive: duration,
    ssl: duration.optional(),
    comment,
  }),
  serverIPAddress: z.string().optional(),
  connection: z.string().optional(),
  comment,
});

export const harSchema = z.strictObject({
  log: z.strictObject({
    version: z.literal('1.2'),
    creator: z.strictObject({ name: z.string().min(1), version: z.string().min(1), comment }),
    entries: z.array(
      entry.refine(({ time, timings }) => {
        const { send, wait, receive } = timings;
        return Math.abs(time - send - wait - receive) < 1e-6;
      }, 'the times do not add up'),
    ),
    comment,
  }),
});
