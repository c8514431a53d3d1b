import Fastify from 'fastify';

/** The smallest server of its kind: says where it listens, and that is all. */
console.log(await Fastify().listen({ host: '127.0.0.1', port: 0 }));
process.once('SIGTERM', () => process.exit());
