import { createLendingClient } from '@onlend/core'
import { createLending } from '@onlend/core/client'
import { startWithdrawal } from './startWithdrawal.ts'

// Your backend mounts the relay here and knows who is signed in.
const client = createLendingClient({ baseUrl: '/lending' })
const lending = createLending({ client, customerPartnerId: 'cp_adaeze', userId: 'user_ada' })

startWithdrawal(document.querySelector('main') ?? document.body, lending)
