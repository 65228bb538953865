import { registerCustomer } from '@onlend/core'
import { sendBefore } from './sendBefore.ts'
import type { StoryWorld } from './StoryWorld.ts'

/** Registers a customer before a story begins. Returns the operation id. */
export async function sendCustomer(world: StoryWorld): Promise<string> {
  const body = {
    first_name: 'Halima',
    last_name: 'Yusuf',
    contact_number: '08030001122',
    unique_id_type: 'bvn' as const,
    unique_id: '22200011122',
  }
  return sendBefore(world, registerCustomer, { customerPartnerId: world.customerPartnerId, body })
}
