export { openRedis, type Redis } from './database/redis/openRedis.ts'
export { redisLimiter } from './http/limits/redisLimiter.ts'
