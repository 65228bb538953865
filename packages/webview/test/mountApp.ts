import { onTestFinished } from 'vitest'
import { mountInWebView } from '../src/mountInWebView.ts'
import { phoneApp } from './phoneApp.ts'

/** Mounts the bridge in an app; the end of the test takes both away, and what they left on the page. */
export function mountApp() {
  const app = phoneApp()
  const bridge = mountInWebView()
  if (!bridge) throw new Error('The page found no app.')
  onTestFinished(() => {
    bridge.unmount()
    document.body.innerHTML = ''
    document.documentElement.removeAttribute('style')
  })
  return { app, bridge }
}
