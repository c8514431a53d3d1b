// Connects to the backend before the app's scripts are loaded, so the app's first requests don't have to wait. This script
// isn't bundled, because the bundler would add it to the app's scripts.
if (!window.qotd)
  window.earlySocket = new WebSocket(new URL('bridge', location.href).href.replace('http', 'ws'));
