import { expect, test } from 'vitest'
import { createTheme } from './createTheme.ts'
import { themeIssueText } from './themeIssueText.ts'

test('what was left out is said in words, with where it stood', () => {
  const { rejected } = createTheme({ tokens: { radius: 12, colorText: 'red; }' }, rules: '.x {}' })
  expect(rejected.map((issue) => themeIssueText(issue))).toEqual([
    'tokens.radius has the wrong kind of value: left out.',
    'tokens.colorText could change more than the look: left out.',
    'rules is not part of a theme: left out.',
  ])
})

test('a colour that cannot be read is said with both colours, what it has and what it needs', () => {
  const { issues } = createTheme({
    tokens: { colorTextMuted: '#c4c4c4', colorPrimary: '#ff7900', colorOnPrimary: '#fff' },
  })
  const said = issues.map((issue) => themeIssueText(issue))
  expect(said).toContainEqual(
    expect.stringMatching(
      /^Light: colorTextMuted on color\w+ has contrast 1\.\d+, needs 4\.5: another shade is used\.$/,
    ),
  )
  expect(said).toContainEqual(
    expect.stringMatching(/^Light: colorPrimary on colorOnPrimary .* kept, choose other colours\.$/),
  )
})

test('the sentences translate as all others do, figures included', () => {
  const messages = { fr: { 'theme.contrast.light.repaired': '{token} : {ratio} au lieu de {required}' } }
  const { issues } = createTheme({ tokens: { colorTextMuted: '#c4c4c4' } })
  const [issue] = issues
  if (!issue) throw new Error('nothing was repaired')
  expect(themeIssueText(issue, { locale: 'fr-CI', messages })).toMatch(
    /^colorTextMuted : 1,\d+ au lieu de 4,5$/,
  )
})
