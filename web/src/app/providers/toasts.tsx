export { Toasts as default } from '../../shared/ui/toasts.tsx';
