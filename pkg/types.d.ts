export type GameInfo = {
    id: string;
};
