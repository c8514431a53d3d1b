/** Each view in the sidebar, the command palette, menus, and the document's title. `search`: more words that find it. */
export const views = {
  duplicates: { title: 'Possible duplicates', go: 'Go to possible duplicates', search: 'similar twins' },
  plan: { title: 'Plan', go: 'Go to the plan', search: 'calendar dates schedule' },
  activity: { title: 'Sync activity', go: 'Go to sync activity', search: 'queue outbox status why' },
  'local-api': { title: 'Local API', go: 'Go to the local API', search: 'server port token faults requests' },
  emoji: { title: 'Your emoji', go: 'Go to your emoji', search: 'custom images' },
  settings: {
    title: 'Settings',
    go: 'Go to settings',
    search: 'preferences options theme backup import export name',
  },
  keyboard: { title: 'Keyboard', go: 'Go to all keys', search: 'shortcuts help map' },
  decide: { title: 'Decide' },
};
