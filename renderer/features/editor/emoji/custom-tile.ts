/** A drawn tile with the first letters of a name, as a data URL: it stands for a picture that is not fetched. */
export function tileOf(name: string): string {
  const letters = [...name.replaceAll('_', ' ').trim()]
    .slice(0, 2)
    .join('')
    .replace(/[<>&"']/g, ' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect x="1" y="1" width="30" height="30" rx="7" fill="#0A687D"/><text x="16" y="21" font-family="sans-serif" font-size="14" font-weight="600" fill="#fff" text-anchor="middle">${letters}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
