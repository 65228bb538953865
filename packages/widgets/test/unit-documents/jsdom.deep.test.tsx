// @vitest-environment jsdom
import { testEveryWidget } from './testEveryWidget.tsx'

testEveryWidget()
