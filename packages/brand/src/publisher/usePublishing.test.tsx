import { LendingProvider } from '@onlend/hooks'
import { act, renderHook, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { type BrandRelay, openBrandRelay } from '../../test/openBrandRelay.ts'
import { brandStudio } from '../studio/brandStudio.words.ts'
import { sendBrandFile } from './sendBrandFile.ts'
import { type Publishing, usePublishing } from './usePublishing.ts'

const t = (key: keyof typeof brandStudio) => String(brandStudio[key])
const named = (name: string) => ({ name, locale: 'en' })

async function open(relay: BrandRelay = openBrandRelay([named('One'), named('Two')])) {
  onTestFinished(relay.close)
  const { result } = renderHook(() => usePublishing(t), {
    wrapper: ({ children }) => (
      <LendingProvider
        environment="sandbox"
        customerPartnerId="cp_adaeze"
        client={relay.client}
        storage={null}
        draftStorage={null}
        locks={null}
      >
        {children}
      </LendingProvider>
    ),
  })
  await waitFor(() => expect(result.current.document).not.toBeNull())
  /** Does one thing; the sentence of its rejection, or `null`. */
  const press = async (step: (publishing: Publishing) => Promise<void>): Promise<string | null> => {
    let problem: string | null = null
    await act(async () => {
      await step(result.current).catch((error: Error) => {
        problem = error.message
      })
    })
    return problem
  }
  return { relay, press, now: () => result.current }
}

test('a brand is saved and published in one press, and an unchanged draft is not saved again', async () => {
  const { relay, press, now } = await open()
  expect(await press(({ publish }) => publish(named('Three')))).toBeNull()
  expect(relay.document).toMatchObject({ revision: 3, published: named('Three') })
  expect(now().document?.history[0]?.edition).toBe(3)
  await press(({ publish }) => publish(named('Three')))
  expect(relay.document.revision).toBe(4)
  expect(await press(({ rollBack }) => rollBack(1))).toBeNull()
  expect(relay.document).toMatchObject({
    published: named('One'),
    history: [{ restored: 1 }, {}, {}, {}, {}],
  })
})

test('a newer draft of another person is never overwritten: one’s own waits beside it until a person decides', async () => {
  const { relay, press, now } = await open()
  relay.saveElsewhere(named('Theirs'))
  expect(await press(({ save }) => save(named('Mine')))).toBe(
    'Somebody else has changed it. Nothing was overwritten.',
  )
  expect(relay.document.draft?.brand).toEqual(named('Theirs'))
  expect(now().conflict).toMatchObject({ mine: named('Mine'), newer: { draft: { by: 'usr_kofi' } } })
  expect(await press(({ save }) => save(named('Mine')))).toBeNull()
  expect([relay.document.draft?.brand, now().conflict]).toEqual([named('Mine'), null])
  relay.saveElsewhere(named('Again'))
  await press(({ publish }) => publish(named('Late')))
  const { conflict } = now()
  act(() => conflict && now().takeTheirs(conflict.newer))
  expect(now()).toMatchObject({ opening: 1, conflict: null, document: { draft: { brand: named('Again') } } })
  expect(relay.document.published).toEqual(named('Two'))
})

test('a change whose answer was lost and that had arrived is no conflict', async () => {
  const { relay, press, now } = await open()
  relay.saveElsewhere(named('Mine'))
  expect(await press(({ save }) => save(named('Mine')))).toBeNull()
  expect([now().conflict, now().document?.revision]).toEqual([null, relay.document.revision])
})

test('a refusal is a sentence, and nothing is published', async () => {
  const { relay, press } = await open()
  for (const [code, sentence] of [
    ['brand_invalid', /has an error/],
    ['internal', /try again/],
  ] as const) {
    relay.refuseNext(code)
    expect(await press(({ rollBack }) => rollBack(1))).toMatch(sentence)
  }
  expect(relay.document.published).toEqual(named('Two'))
})

test('a file that the relay keeps has an address for the brand, and a refusal is the relay’s own sentence', async () => {
  const { relay } = await open()
  expect(await sendBrandFile(relay.client, new Blob(['x']), t)).toMatch(/\/brand-files\/9f86$/)
  relay.refuseNext('upload_rejected')
  await expect(sendBrandFile(relay.client, new Blob(['x']), t)).rejects.toThrow('The file is not taken.')
})
