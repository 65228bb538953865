import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ComponentProps, StrictMode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DateParts } from './DateParts.tsx'
import { TestGround } from '../../test/TestGround.tsx'

afterEach(cleanup)

type Props = Partial<ComponentProps<typeof DateParts>> & { locale?: string }

function show(props: Props = {}) {
  const heard: string[] = []
  const page = ({ locale = 'en', ...rest }: Props) => (
    <StrictMode>
      <TestGround root={{ locale }}>
        <DateParts
          id="birth"
          label="Date of birth"
          value=""
          onChange={(text) => heard.push(text)}
          onBlur={() => heard.push('left')}
          {...rest}
        />
        <button type="button">Next</button>
      </TestGround>
    </StrictMode>
  )
  const { rerender } = render(page(props))
  return { heard, user: userEvent.setup(), change: (next: Props) => rerender(page({ ...props, ...next })) }
}

const texts = () => screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value)
const labels = () => screen.getAllByRole('textbox').map((input) => input.getAttribute('autocomplete'))

test('a page that draws late takes no figure away, and what it sets afterwards is shown', async () => {
  const { user, change } = show()
  await user.type(screen.getByLabelText('Year'), '1990')
  change({ value: '199--' })
  expect(screen.getByLabelText('Year')).toHaveProperty('value', '1990')
  change({ value: '1990--' })
  change({ value: '' })
  expect(screen.getByLabelText('Year')).toHaveProperty('value', '')
  change({ value: '1991--' })
  expect(screen.getByLabelText('Year')).toHaveProperty('value', '1991')
  change({ value: '' })
  expect(screen.getByLabelText('Year')).toHaveProperty('value', '')
})

test('three figures typed become a date, and leaving all three is heard once', async () => {
  const { heard, user } = show()
  await user.type(screen.getByLabelText('Day'), '9')
  await user.tab()
  await user.keyboard('5')
  await user.tab()
  await user.keyboard('1990')
  expect(heard.at(-1)).toBe('1990-05-09')
  expect(heard).not.toContain('left')
  await user.tab()
  expect(heard.filter((one) => one === 'left')).toHaveLength(1)
})

test('what is not whole yet is told as typed, and nothing at all as nothing', async () => {
  const { heard, user } = show()
  await user.type(screen.getByLabelText('Year'), '19')
  expect(heard.at(-1)).toBe('19--')
  await user.clear(screen.getByLabelText('Year'))
  expect(heard.at(-1)).toBe('')
})

test('a whole date pasted into any of them fills all three', async () => {
  const { heard, user } = show()
  await user.click(screen.getByLabelText('Month'))
  await user.paste('09/05/1990')
  expect(texts()).toEqual(['09', '05', '1990'])
  expect(heard.at(-1)).toBe('1990-05-09')
})

test('a fixed date takes no paste', async () => {
  const { heard, user } = show({ value: '1990-05-09', readOnly: true })
  await user.click(screen.getByLabelText('Day'))
  await user.paste('01/01/2000')
  expect(texts()).toEqual(['09', '05', '1990'])
  expect(heard.filter((one) => one !== 'left')).toEqual([])
})

test('the fields follow a value that comes from outside, and leave alone what is being typed', async () => {
  const { change, user } = show()
  change({ value: '1990-05-09' })
  expect(texts()).toEqual(['09', '05', '1990'])
  await user.clear(screen.getByLabelText('Day'))
  await user.type(screen.getByLabelText('Day'), '12')
  change({ value: '1990-05-09', error: 'Check it' })
  expect(texts()).toEqual(['12', '05', '1990'])
  change({ value: '' })
  expect(texts()).toEqual(['', '', ''])
})

test('the order is that of the locale, and the id and the autofill go with it', () => {
  show({ locale: 'en-US' })
  expect(labels()).toEqual(['bday-month', 'bday-day', 'bday-year'])
  expect(screen.getByLabelText('Month').id).toBe('birth')
})

test('a browser offers nothing where the date is another person’s', () => {
  show({ autoFill: false })
  expect(labels()).toEqual(['off', 'off', 'off'])
})

test('hint, error and warning describe the group', () => {
  show({ hint: 'For example 27 3 1988', error: 'No such day', warning: 'Check the year' })
  const group = screen.getByRole('group', { name: 'Date of birth' })
  const described = (group.getAttribute('aria-describedby') ?? '').split(' ')
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'For example 27 3 1988',
    'No such day',
    'Check the year',
  ])
})
