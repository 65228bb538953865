import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RegisterCustomerForm } from './RegisterCustomerForm.tsx'
import { TestGround } from '../../test/TestGround.tsx'

test('a server draws the first page of a registration with what a host knows already', () => {
  const html = renderToString(
    <TestGround>
      <RegisterCustomerForm kind="business" defaultValues={{ businessName: 'Eze Foods' }} />
    </TestGround>,
  )
  for (const text of ['Business name', 'value="Eze Foods"', 'Representative’s first name', 'Continue'])
    expect(html).toContain(text)
})
