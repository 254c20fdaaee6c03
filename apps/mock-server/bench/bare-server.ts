// A bare Fastify with one route: the reference for the same machine and moment.
import Fastify from 'fastify';

const size = Number(process.env.BODY_SIZE ?? 6_000);
const body = JSON.stringify({ data: 'x'.repeat(size) });
const app = Fastify();
app.get('/bare', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`Kasa: ${url}\n`);
