// The parts of React Native that `OnlendView` uses. The workspace does not install React Native; `apps/consumers/react-native` checks the view against the real one.
declare module 'react-native' {
  import type { ComponentType, ReactNode } from 'react'

  type Style = Readonly<Record<string, string | number>>
  type Subscription = { remove: () => void }
  export const View: ComponentType<{ style?: Style; accessibilityRole?: 'alert'; children?: ReactNode }>
  export const Text: ComponentType<{ style?: Style; children?: ReactNode }>
  export const Pressable: ComponentType<{
    style?: Style
    accessibilityRole?: 'button'
    onPress: () => void
    children?: ReactNode
  }>
  export const BackHandler: {
    addEventListener: (event: 'hardwareBackPress', handler: () => boolean) => Subscription
  }
  export const Linking: { openURL: (url: string) => Promise<unknown> }
  export const Share: {
    share: (content: { title?: string; message?: string; url?: string }) => Promise<unknown>
  }
  export function useColorScheme(): 'light' | 'dark' | 'unspecified' | null | undefined
  export function useWindowDimensions(): { fontScale: number }
}

declare module 'react-native-webview' {
  import type { Component } from 'react'

  type Native<Event> = { nativeEvent: Event }
  type WebViewProps = {
    source: { uri: string }
    originWhitelist: string[]
    sharedCookiesEnabled: boolean
    setSupportMultipleWindows: boolean
    allowsBackForwardNavigationGestures: boolean
    allowsInlineMediaPlayback: boolean
    mixedContentMode: 'never'
    textZoom: number
    onShouldStartLoadWithRequest: (request: { url: string; isTopFrame: boolean }) => boolean
    onNavigationStateChange: (state: { url: string }) => void
    onMessage: (event: Native<{ data: string; url: string }>) => void
    onError: () => void
    onHttpError: (event: Native<{ statusCode: number }>) => void
    onRenderProcessGone: () => void
    onContentProcessDidTerminate: () => void
  }
  export class WebView extends Component<WebViewProps> {
    injectJavaScript(script: string): void
    reload(): void
  }
}
