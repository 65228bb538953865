import { OnlendView, type OnlendViewProps } from '@onlend/webview/react-native'
import { type ReactElement, useState } from 'react'
import { Text, View } from 'react-native'

type WithdrawScreenProps = Pick<OnlendViewProps, 'token' | 'onClose' | 'onFile' | 'onPrint'>

/** A screen of the app whose page is the partner's site; `token` asks the app's own server, which knows who is signed in. */
export function WithdrawScreen(phone: WithdrawScreenProps): ReactElement {
  const [state, setState] = useState('')
  return (
    <View style={{ flex: 1 }}>
      {state !== '' && <Text>Withdrawal {state}</Text>}
      <OnlendView
        origin="https://app.example.com"
        path="/bare/withdraw"
        onOutcome={(outcome) => setState(outcome.state)}
        {...phone}
      />
    </View>
  )
}
