/** How long ago, and when. Months and days come from the platform, in the order of the locale. */
export const time = {
  locale: 'en-GB',
  now: 'now',
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
};
