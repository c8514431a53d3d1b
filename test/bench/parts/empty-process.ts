import Fastify from 'fastify';

/** A minimal Fastify server that only prints its URL. */
console.log(await Fastify().listen({ host: '127.0.0.1', port: 0 }));
process.once('SIGTERM', () => process.exit());
