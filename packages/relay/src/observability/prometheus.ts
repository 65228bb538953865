export { prometheusMetrics, type PrometheusMetrics } from './prometheusMetrics.ts'
