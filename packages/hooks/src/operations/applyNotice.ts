import type { Notice } from '@onlend/core'
import { lendingKeys } from '../lendingKeys.ts'
import type { Lending } from '../provider/Lending.ts'
import { lookAgain } from '../writes/lookAgain.ts'

/** A notice says "look again" and nothing else: marks what it may have changed. */
export function applyNotice(
  lending: Lending,
  customerPartnerId: string,
  { topic, operationId = null, kind = null }: Pick<Notice, 'topic'> & Partial<Notice>,
): void {
  if (topic === 'operation') {
    lookAgain(lending, { operationId, kind })
    return
  }
  const { queryClient } = lending
  if (topic === 'uploads') {
    // Each file of a set says so: nothing else changed, and reading everything again would take the line from the next file.
    void queryClient.invalidateQueries({
      predicate: lendingKeys.read(lending, ['listUploads'], customerPartnerId),
    })
    return
  }
  void queryClient.invalidateQueries({ predicate: lendingKeys.owned(lending, customerPartnerId) })
  void queryClient.invalidateQueries({ predicate: lendingKeys.read(lending, ['getOperation']) })
}
