import { expect, test } from 'vitest'
import { createLendingClient } from '@onlend/core'
import { createUploadSets, openUploadSet } from '@onlend/core/client/uploads'

test('a set is one for as long as its provider has not ended it, and another provider has its own', () => {
  const lending = {
    client: createLendingClient({ baseUrl: '/lending' }),
    ...{ userId: 'user_ada', environment: null, tenantId: null, draftStorage: null, locks: null },
    emit: () => undefined,
    now: () => 0,
    listenToChanges: () => () => undefined,
  }
  const [sets, others] = [createUploadSets(), createUploadSets()]
  const open = (of = sets) =>
    openUploadSet({
      ...{ sets: of, lending, customerPartnerId: 'cp_adaeze', set: 'current' },
      kind: 'submitCreditAssessment',
    })
  const set = open()
  expect(open()).toBe(set)
  expect(open(others)).not.toBe(set)
  sets.end({ environment: null, tenantId: null, userId: 'user_bola' })
  expect(open()).toBe(set)
  sets.end({ environment: null, tenantId: null, userId: 'user_ada' })
  expect(open()).not.toBe(set)
})
