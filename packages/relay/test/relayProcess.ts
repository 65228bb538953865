// One instance of a relay in a process of its own, for tests that need several or that kill one.
import { createServer } from 'node:http'
import { nodeListener } from '../src/http/adapters/nodeListener.ts'
import { createRelay } from '../src/createRelay.ts'
import { openPgliteDatabase } from '../src/database/openPgliteDatabase.ts'
import { openPostgresDatabase } from '../src/database/openPostgresDatabase.ts'
import { outcomeWebhook } from '../src/outbox/webhook/outcomeWebhook.ts'
import { standardWebhookVerifier } from '../src/inbox/standardWebhookVerifier.ts'
import { inTurn } from './inTurn.ts'

const { DATABASE_URL = '', DATA_DIR, UPSTREAM_URL = '', WEBHOOK_SECRET = '', OUTCOMES_URL } = process.env
const connections = 10
// Waiting for a lock may take half of it: for one that many wait for, or for the tables that another instance makes.
const statementTimeout = 30_000
const database =
  DATA_DIR === undefined
    ? inTurn(
        openPostgresDatabase({ connectionString: DATABASE_URL, max: connections, statementTimeout }),
        connections,
      )
    : await openPgliteDatabase({ dataDir: DATA_DIR })
let ahead = 0
const relay = createRelay({
  upstream: { baseUrl: UPSTREAM_URL, apiKey: 'sk_canary_KEY_0001' },
  environment: 'sandbox',
  mountPath: '/lending',
  // The cookie names the partner: these tests are not about who may do what.
  authenticate(request) {
    const [, id = ''] = (request.headers.get('Cookie') ?? '').split('=')
    return { userId: `user of ${id}`, role: 'customer-partner', customerPartners: [{ id, name: id }] }
  },
  database,
  webhooks: { service: { verify: standardWebhookVerifier({ secrets: [WEBHOOK_SECRET] }) } },
  clock: { now: () => Date.now() + ahead },
  ...(OUTCOMES_URL !== undefined && {
    outcomes: {
      webhook: outcomeWebhook({
        destination: { url: OUTCOMES_URL, secrets: [WEBHOOK_SECRET] },
        allowPrivate: ['127.0.0.1'],
      }),
      timeout: 300,
    },
  }),
})

const commands: Record<string, (value: number) => unknown> = {
  advance: (milliseconds) => {
    ahead += milliseconds
  },
  sweep: () => relay.sweep(),
  watch: async () => {
    await database.query('create table if not exists witness (place bigserial, operation text, state text)')
    await database.query(`create or replace function witness_change() returns trigger language plpgsql as $$
      begin
        insert into witness (operation, state) values (new.id, new.state);
        return null;
      end $$`)
    await database.query(`create or replace trigger witness after update on onlend_operations
      for each row when (old.state <> new.state) execute function witness_change()`)
  },
  changes: () => database.query('select operation, state from witness order by place'),
}

process.on('message', async ({ command, value }: { command: string; value: number }) => {
  const result = await commands[command]?.(value)
  process.send?.({ done: command, result })
})
process.on('disconnect', () => process.exit())

const server = createServer(nodeListener(relay)).listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.({ port: typeof address === 'object' ? address?.port : null })
})
