// @vitest-environment happy-dom
import { testEveryWidget } from './testEveryWidget.tsx'

testEveryWidget()
