export { Toasts as default } from '../kit/ui/toasts.tsx';
