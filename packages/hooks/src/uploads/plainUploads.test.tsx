import { createUploadSets, openUploadSet } from '@onlend/core/client/uploads'
import { createSandbox, manualClock } from '@onlend/sandbox'
import { waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
// By path and not by name: the testing package stands on this one, and its tests on that one.
import { createRelayDouble } from '../../../testing/src/relay-double/index.ts'
import { endPages } from '../../test/endPages.ts'
import { makeFile } from '../../test/makeFile.ts'

afterEach(endPages)

const slot = 'bank_statements'
const rules = { getMaxFiles: () => Infinity, maxFileBytes: Infinity, compress: 'auto' } as const
const whose = { customerPartnerId: 'cp_adaeze', kind: 'submitCreditAssessment', set: 'current' } as const

function openPage() {
  const sandbox = createSandbox({ clock: manualClock() })
  const relay = createRelayDouble(sandbox)
  const client = relay.createClient()
  const open = (userId: string) => {
    const lending = {
      ...{ client, userId, environment: null, tenantId: null, draftStorage: null, locks: null },
      emit: () => undefined,
      now: sandbox.clock.now,
      listenToChanges: () => () => undefined,
    }
    return { lending, sets: createUploadSets() }
  }
  return { relay, open }
}

test('files are staged without React and without a cache, and another device sees them', async () => {
  const { relay, open } = openPage()
  const ada = open('user_ada')
  const set = openUploadSet({ ...ada, ...whose })
  set.attach(ada.lending)
  set.add(slot, [makeFile('a.pdf'), makeFile('b.pdf')], rules)
  await waitFor(() => expect(set.store.getState().progress.filesStaged).toBe(2))
  expect(relay.uploads()).toHaveLength(2)

  const bola = open('user_bola')
  const theirs = openUploadSet({ ...bola, ...whose })
  theirs.attach(bola.lending)
  await waitFor(() =>
    expect(theirs.store.getState().items.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']),
  )
  theirs.remove(theirs.store.getState().items[0]?.key ?? '')
  await waitFor(() => expect(relay.uploads()).toHaveLength(1))
  window.dispatchEvent(new Event('focus'))
  await waitFor(() => expect(set.store.getState().items.map(({ name }) => name)).toEqual(['b.pdf']))
})

test('a set is one for as long as its provider has not ended it, and another provider has its own', async () => {
  const { open } = openPage()
  const first = open('user_ada')
  const second = open('user_ada')
  const set = openUploadSet({ ...first, ...whose })
  expect(openUploadSet({ ...first, ...whose })).toBe(set)
  expect(openUploadSet({ ...second, ...whose })).not.toBe(set)
  first.sets.end({ environment: null, tenantId: null, userId: 'user_bola' })
  expect(openUploadSet({ ...first, ...whose })).toBe(set)
  first.sets.end({ environment: null, tenantId: null, userId: 'user_ada' })
  expect(openUploadSet({ ...first, ...whose })).not.toBe(set)
})
