// A process that starts a PostgreSQL, tells where it is, and waits to be killed.
import { startServer } from './startServer.ts'

const { address, folder } = await startServer('postgres', process.argv[2] ?? '')
process.send?.({ port: Number(new URL(address).port), folder })
process.on('disconnect', () => process.exit())
