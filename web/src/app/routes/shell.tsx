export { Shell as default } from '../shell/shell.tsx';
