import { canaries } from '../upstream/canaries.ts'

const secret = canaries.appKey
const inside = JSON.stringify({ app_key: secret, name: 'kept' })

/** Values of `data` in which the service could spell its secret key. */
export const secretSpellings: readonly string[] = [
  `{"app_key":"${secret}","name":"kept"}`,
  `{"name":"kept","app_key":"${secret}"}`,
  `{"a":1,"app_key":"${secret}","name":"kept"}`,
  ...[
    'App_Key',
    'APP_KEY',
    'appKey',
    'AppKey',
    'app-key',
    'appkey',
    '_app_key',
    'app__key',
    'a-p-p-k-e-y',
    'app_key_',
  ].map((key) => `{"name":"kept","${key}":"${secret}"}`),
  ...[
    '\\u0061pp_key',
    'app\\u005fkey',
    '\\u0061\\u0070\\u0070\\u005f\\u006b\\u0065\\u0079',
    'app\\u002Dkey',
    '\\u0041PP_KEY',
  ].map((key) => `{"name":"kept","${key}":"${secret}"}`),
  `{"name":"kept","app_key":{"value":"${secret}"}}`,
  `{"name":"kept","app_key":["${secret}",{"a":"${secret}"}]}`,
  `{"name":"kept","app_key":"${secret}","app_key":"${secret}"}`,
  `[[[{"name":"kept","user":{"deep":[{"app_key":"${secret}"}]}}]]]`,
  `{"name":"kept","text":${JSON.stringify(inside)}}`,
  `{"name":"kept","text":${JSON.stringify(` [${inside}] `)}}`,
  `{"name":"kept" , "app_key" : "${secret}" }`,
  `{\n\t"name":\t"kept",\r\n\t"app_key"\n:\n"${secret}"\n}`,
  `[${Array.from({ length: 200 }, () => `{"app_key":"${secret}","name":"kept"}`).join(',')}]`,
]
