// Connects to the backend before the app's scripts are loaded, so that its first requests don't wait for that. It isn't
// bundled, because the bundler would add it to them.
if (!window.qotd)
  window.earlySocket = new WebSocket(new URL('bridge', location.href).href.replace('http', 'ws'));
