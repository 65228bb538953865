# The sandbox from its published package, for development and tests alone.
FROM node:22-bookworm-slim
ARG ONLEND_VERSION=latest
WORKDIR /app
RUN npm init -y >/dev/null && npm install --omit=dev --no-audit --no-fund --ignore-scripts @onlend/sandbox@${ONLEND_VERSION}
USER 10001:10001
ENV HOST=0.0.0.0 PORT=4311
EXPOSE 4311
ENTRYPOINT ["node", "/app/node_modules/@onlend/sandbox/dist/program/main.js"]
