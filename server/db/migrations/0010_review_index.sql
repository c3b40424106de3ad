-- Home quotes the newest of the best where the owner has chosen none.
create index reviews_best on reviews (language, written_on desc) where published and rating = 5;
