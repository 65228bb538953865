import { callEndpoint, registerCustomer } from '@onlend/core'
import type { StagedFile } from '@onlend/core/relay'
import { pdfFile } from '../inspection/pdfFile.ts'
import { catchCode, customerPartnerId, type Staging } from '../staging/stagingRelay.ts'

/** The two files of a customer, staged. */
export async function stageCustomer({
  stage,
}: Staging): Promise<Record<'nin_slip' | 'utility_slip', StagedFile>> {
  const stageOne = (slot: string): Promise<StagedFile> =>
    stage(slot, {
      name: `${slot}.pdf`,
      bytes: pdfFile(`% ${slot} ${'x'.repeat(100_000)}`),
      kind: 'registerCustomer',
    })
  return { nin_slip: await stageOne('nin_slip'), utility_slip: await stageOne('utility_slip') }
}

/** Registers a customer with files; what came of it, as `catchCode` says it. */
export function registerWith(
  { client }: Staging,
  files: Partial<Record<'nin_slip' | 'utility_slip', StagedFile>>,
  operationId = 'key-staged-1',
): Promise<string> {
  const body = {
    first_name: 'Zainab',
    last_name: 'Bello',
    contact_number: '08030000000',
    unique_id_type: 'bvn',
    unique_id: '22345678901',
    photo_id_type: 'NIN slip',
    ...files,
  } as const
  return catchCode(callEndpoint(client, registerCustomer, { customerPartnerId, body }, { operationId }))
}
