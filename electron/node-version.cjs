// Runs before the commands that are written in TypeScript, in any Node, so that an old one gets a sentence, not a stack.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 19)) {
  process.stderr.write(
    `QOTD Studio needs Node 22.19 or newer; this is ${process.versions.node}. ` +
      'On Linux and Windows `npm ci` brings Node 24 along, unless told to omit optional packages; ' +
      'elsewhere, install it from https://nodejs.org.\n',
  );
  process.exit(3);
}
