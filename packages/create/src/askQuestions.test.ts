import { expect, test } from 'vitest'
import { askQuestions } from './askQuestions.ts'
import { detectFramework } from './frameworks/detectFramework.ts'
import { readArguments } from './readArguments.ts'

function answering(...lines: string[]) {
  const asked: string[] = []
  return { asked, ask: async (question: string) => lines[asked.push(question) - 1] ?? '' }
}

test('an app that says what it is made with is asked three questions, another one four', async () => {
  const clear = answering()
  expect(await askQuestions({ known: {}, detected: 'vite', ask: clear.ask })).toEqual({
    ...{ framework: 'vite', relay: 'here', customerPartner: 'session', hasSandbox: true },
  })
  expect(clear.asked).toHaveLength(3)

  const unclear = answering('next', 'https://pay.example/lending', 'cp_kwame')
  expect(await askQuestions({ known: {}, detected: null, ask: unclear.ask })).toEqual({
    ...{
      framework: 'next',
      relay: 'https://pay.example/lending',
      customerPartner: 'cp_kwame',
      hasSandbox: false,
    },
  })
  expect(unclear.asked.length).toBeLessThanOrEqual(4)
})

test('what the command line says is not asked', async () => {
  const words = ['--framework', 'next', '--relay', 'here', '--customer-partner', 'cp_kwame', '--no-sandbox']
  const { folder: _folder, isYes: _isYes, force: _force, isHelp: _isHelp, ...known } = readArguments(words)
  const { asked, ask } = answering()
  expect(await askQuestions({ known, detected: 'vite', ask })).toEqual({
    ...{ framework: 'next', relay: 'here', customerPartner: 'cp_kwame', hasSandbox: false },
  })
  expect(asked).toEqual([])
})

test('where no one can be asked, an app that is not clear is named as the reason', async () => {
  await expect(askQuestions({ known: {}, detected: null, ask: null })).rejects.toThrow('--framework')
})

test('a command line that means nothing is refused by the name of its option', () => {
  expect(() => readArguments(['--framework', 'svelte'])).toThrow('--framework')
  expect(() => readArguments(['--relay', 'there'])).toThrow('--relay')
  expect(() => readArguments(['--colour'])).toThrow('--colour')
})

test('an app is known by its dependencies, and two at once are not clear', () => {
  expect(detectFramework({ dependencies: { next: '16', express: '5' } })).toBe('next')
  expect(detectFramework({ devDependencies: { vite: '8' } })).toBe('vite')
  expect(detectFramework({ dependencies: { express: '5' }, devDependencies: { vite: '8' } })).toBeNull()
})
