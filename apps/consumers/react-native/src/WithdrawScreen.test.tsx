import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native'
import { BackHandler, Linking } from 'react-native'
import { WithdrawScreen } from './WithdrawScreen'

const mockScripts: string[] = []
const mockViews: Record<string, (event: unknown) => void>[] = []
// Jest has no native view: this one records the scripts of the app and the handlers that a phone would call.
jest.mock('react-native-webview', () => {
  const React = require('react')
  const WebView = React.forwardRef((props: object, ref: unknown) => {
    React.useImperativeHandle(ref, () => ({ injectJavaScript: (script: string) => mockScripts.push(script) }))
    React.useEffect(() => void mockViews.push(props as never), [props])
    return null
  })
  return { WebView }
})

const url = 'https://app.example.com/bare/withdraw'
const phone = (name: string, event: unknown = {}) => act(() => mockViews.at(-1)?.[name]?.(event))
const page = (message: object, from = url) =>
  phone('onMessage', { nativeEvent: { url: from, data: JSON.stringify({ onlend: 1, ...message }) } })
const sent = () => mockScripts.map((script) => JSON.parse(JSON.parse(/\((".*"),/.exec(script)?.[1] ?? '""')))
let press: () => boolean | null | undefined = () => null
const props = { token: jest.fn(), onClose: jest.fn(), onFile: jest.fn(), onPrint: jest.fn() }

beforeEach(() => {
  jest.useFakeTimers()
  jest.resetAllMocks()
  for (const list of [mockScripts, mockViews]) list.length = 0
  jest.spyOn(BackHandler, 'addEventListener').mockImplementation((_event, handler) => {
    press = handler
    return { remove: () => undefined }
  })
  props.token.mockResolvedValue({ token: 'ey', expiresAt: '2099-01-01T00:00:00Z' })
  render(<WithdrawScreen {...props} />)
})

test('the page gets the look and the token of the app, and its outcome reaches the app', async () => {
  page({ type: 'ready' })
  expect(sent()).toMatchObject([{ type: 'look', scheme: 'light' }])
  page({ type: 'token', id: '7' })
  await waitFor(() =>
    expect(sent().at(-1)).toMatchObject({ type: 'token', id: '7', issued: { token: 'ey' } }),
  )
  page({ type: 'outcome', kind: 'withdraw', state: 'succeeded', operationId: 'op_1' })
  expect(screen.getByText('Withdrawal succeeded')).toBeTruthy()
})

test('a page of another origin gets no token and is opened by the phone', () => {
  page({ type: 'token', id: '7' }, 'https://app.example.com.evil.example/')
  expect(props.token).not.toHaveBeenCalled()
  const open = jest.spyOn(Linking, 'openURL').mockResolvedValue(true)
  expect(mockViews.at(-1)?.onShouldStartLoadWithRequest?.({ url: 'https://lender.example/' })).toBe(false)
  expect(open).toHaveBeenCalledWith('https://lender.example/')
})

test('back is the page’s, until its root, or until it does not answer', () => {
  page({ type: 'ready' })
  press()
  page({ type: 'back', id: sent().at(-1).id, result: 'closed' })
  expect(props.onClose).not.toHaveBeenCalled()
  press()
  page({ type: 'back', id: sent().at(-1).id, result: 'root' })
  expect(props.onClose).toHaveBeenCalledTimes(1)
  press()
  act(() => void jest.advanceTimersByTime(1_500))
  expect(props.onClose).toHaveBeenCalledTimes(2)
})

test('a page that does not come has a way out within 5 s, and one that died comes back where it was', () => {
  act(() => void jest.advanceTimersByTime(5_000))
  fireEvent.press(screen.getByText('Close'))
  expect(props.onClose).toHaveBeenCalledTimes(1)
  page({ type: 'ready' })
  expect(screen.queryByText('Close')).toBeNull()
  phone('onNavigationStateChange', { url: 'https://app.example.com/bare/activity' })
  phone('onRenderProcessGone')
  expect(mockViews.at(-1)?.source).toEqual({ uri: 'https://app.example.com/bare/activity' })
})
