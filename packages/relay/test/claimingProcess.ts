// A process that claims twenty withdrawals in an embedded database, says so, and waits to be killed.
import { newOwner, withdrawClaim } from './storeFixtures.ts'
import { createStore } from '../src/createStore.ts'
import { openPgliteDatabase } from '../src/database/openPgliteDatabase.ts'

const [dataDir = ''] = process.argv.slice(2)
const store = createStore(await openPgliteDatabase({ dataDir }))
await store.prepare(0)
const owner = { ...newOwner(), id: 'cp_a' }
const claims = Array.from({ length: 20 }, () => withdrawClaim(owner))
const secret = await store.keepSetting('secret', crypto.randomUUID())
for (const claim of claims) await store.claim(claim)
process.on('disconnect', () => process.exit())
process.send?.({ secret })
