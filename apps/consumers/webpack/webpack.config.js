import autoprefixer from 'autoprefixer'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import tailwindcss from 'tailwindcss'

const postcss = {
  loader: 'postcss-loader',
  options: { postcssOptions: { plugins: [tailwindcss({ content: ['src/**/*.tsx'] }), autoprefixer] } },
}

export default {
  mode: 'production',
  entry: './src/main.tsx',
  output: { path: `${import.meta.dirname}/dist`, publicPath: '/', clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  module: {
    rules: [
      { test: /\.tsx?$/, exclude: /node_modules/, loader: 'ts-loader', options: { transpileOnly: true } },
      { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader', postcss] },
    ],
  },
  plugins: [new MiniCssExtractPlugin(), new HtmlWebpackPlugin({ template: 'index.html' })],
  performance: { hints: false },
}
