// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WithdrawForm } from '../withdraw-form/WithdrawForm.tsx'
import { TestGround } from '../../test/TestGround.tsx'

test('before the script arrives the fields of a server’s page belong to no form of the host', () => {
  const html = renderToString(
    <TestGround>
      <WithdrawForm country="nigeria" currency="NGN" />
    </TestGround>,
  )
  const page = document.createElement('div')
  // The parser drops the inner form.
  page.innerHTML = `<form>${html}</form>`
  const host = page.querySelector('form') ?? undefined
  const texts = [...page.querySelectorAll<HTMLInputElement>('input:not([type="radio"])')]
  expect(texts.length).toBeGreaterThan(2)
  for (const field of texts) field.value = '2123456789'
  const sending = page.querySelectorAll<HTMLInputElement>('input, [type="submit"]')
  expect([...sending].filter(({ form }) => form === host)).toEqual([])
  expect([...new FormData(host)]).toEqual([])
})
